import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request that has been read whole. */
export interface Request {
  method: string
  path: string
  params: URLSearchParams
  /** One header's text, or '' when it is not there. */
  header: (name: string) => string
  body: Buffer
}

export interface Reply {
  status?: number
  type?: string
  body: string | Buffer
}

export const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value)
})

/** Reads a request to its end; null when its body is longer than `most` bytes. */
export async function readRequest(req: IncomingMessage, most: number): Promise<Request | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  if (size > most) return null
  const url = new URL(req.url ?? '/', 'http://localhost')
  return {
    method: req.method ?? 'GET',
    path: url.pathname,
    params: url.searchParams,
    header: name => String(req.headers[name] ?? ''),
    body: Buffer.concat(chunks)
  }
}

export function sendReply(res: ServerResponse, { status = 200, type = 'text/plain', body }: Reply): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  res.end(body)
}
