/** A message as a function sent it. */
export interface Message {
  readonly openid: string
  readonly template: string
  readonly page: string
  readonly data: unknown
}

/** WeChat's messages to people, who have to say yes to each of them before. */
export class Messages {
  /** those that were sent, in order */
  readonly sent: Message[] = []
  private readonly allowed = new Map<string, number>()

  /** A person says yes to one message of a template, as with requestSubscribeMessage. */
  allow(openid: string, template: string): void {
    const key = `${openid} ${template}`
    this.allowed.set(key, (this.allowed.get(key) ?? 0) + 1)
  }

  /** false: the person has not said yes to it, or has had it */
  send(message: Message): boolean {
    const key = `${message.openid} ${message.template}`
    const left = this.allowed.get(key) ?? 0
    if (left === 0) return false
    this.allowed.set(key, left - 1)
    this.sent.push(message)
    return true
  }
}
