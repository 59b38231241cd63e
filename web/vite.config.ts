import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogue } from './build/catalogue.ts'
import { fonts } from './build/fonts.ts'
import { offline } from './build/offline.ts'
import { pieces } from './build/pieces.ts'

/** Says to Chromium that a file is worth compiling whole, beside the main thread, while it is loaded. Otherwise each function
is compiled when it is first called: the first click of a kind would wait for dozens of them. */
const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad'

export default defineConfig({
  // Unit tests draw no letters.
  plugins: [process.env.VITEST ? [] : [fonts(), offline()], catalogue(), pieces(), svelte()],
  // Nothing is inlined: a page that only trusts its own files can load all of them.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { postBanner: COMPILED_WHOLE } },
  },
  // The rule books and the words of the games live in other rooms of the house.
  server: { fs: { allow: ['..'] } },
})
