// Links by which players come back.

import type { RecoveryLink } from '../generated/protocol.ts'

/** The whole link. The server names its public address if it knows one; otherwise it is the address of this page. */
export const linkBack = ({ url, key }: RecoveryLink): string => (url.startsWith('http') ? url : `${location.origin}/#/recover/${key}`)
