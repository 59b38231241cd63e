import './games.ts'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from '../core/language.svelte.ts'
import { place } from '../core/place.svelte.ts'
import { update } from '../core/update.svelte.ts'
import { wishes } from '../table/wishes.svelte.ts'
import { settings } from '../core/settings.svelte.ts'
import { watchReleases } from '../ui/release.ts'
import '../styles/tokens.css'
import '../styles/fonts.css'
import '../styles/base.css'
import '../styles/pages.css'

settings.load()
wishes.load()
place.follow()
settings.changed = () => void language.use(settings.all.language)
await language.use(settings.all.language)
void update.watch()
watchReleases()
mount(App, { target: document.getElementById('app')! })
