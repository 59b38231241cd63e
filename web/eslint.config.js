// What `npm run lint` asks of the code beyond its types and its format: no mistakes that a linter sees, and layers that hold.

import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import { layers } from './layers.js'
import svelteConfig from './svelte.config.js'

export default typescript.config(
  { ignores: ['dist/', 'engine/', 'pictures/', 'src/generated/', 'build/service-worker.js'] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
      'max-len': ['error', { code: 140, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }],
      // What the engine says is replaced whole and never changed, so plain maps and sets are right.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that must stay where lines break.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  layers,
)
