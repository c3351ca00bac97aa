import { ports } from '@/platform'
import { type Client, createClient } from '@/stores'

let made: Client | null = null

/** The one client of this phone; made when the first page asks for it. */
export function useClient(): Client {
  made ??= createClient(ports())
  return made
}
