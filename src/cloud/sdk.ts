import sdk from 'wx-server-sdk'

// wx-server-sdk's own types give every method a callback form too, so that no result can be read without a cast, and
// leave out what 3.x brought. These are the parts used here, as version 4.0.2 has them.
interface Query {
  where(condition: object): Query
  field(fields: Readonly<Record<string, boolean>>): Query
  limit(most: number): Query
  get(): Promise<{ readonly data: readonly Readonly<Record<string, unknown>>[] }>
  update(change: { readonly data: object }): Promise<{ readonly stats: { readonly updated: number } }>
}
interface Collection extends Query {
  doc(id: string): { get(): Promise<{ readonly data: unknown }> }
  add(doc: { readonly data: object }): Promise<unknown>
}
interface Commands {
  set(value: unknown): unknown
  gt(value: number): unknown
  gte(value: number): unknown
  lte(value: number): unknown
  and(...conditions: readonly unknown[]): unknown
}
export interface Database {
  readonly command: Commands
  collection(name: string): Collection
}
interface TextCheck {
  readonly version: 2
  readonly scene: 1
  readonly openid: string
  readonly content: string
}
interface Message {
  readonly touser: string
  readonly templateId: string
  readonly page: string
  readonly data: Readonly<Record<string, { readonly value: string }>>
}
interface Cloud {
  readonly DYNAMIC_CURRENT_ENV: symbol
  init(options: { readonly env: symbol }): void
  database(options: { readonly throwOnNotFound: boolean }): Database
  getWXContext(): { readonly OPENID?: string }
  readonly openapi: {
    readonly security: {
      msgSecCheck(check: TextCheck): Promise<{ readonly result: { readonly suggest: string } }>
    }
    /** rejects with its errCode: 43101 where the person has not said yes to one more */
    readonly subscribeMessage: { send(message: Message): Promise<unknown> }
  }
}

export const cloud = sdk as unknown as Cloud
