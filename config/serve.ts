import fs from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'

const HOST = '127.0.0.1'
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
  '.map': 'application/json'
}
/** What the emulator answers; every other path is a file of the app. */
const EMULATOR_PATHS = /^\/(call\/[^/]+|database|health|clock|wxcloud\.js)$/

export interface Pages {
  url: string
  port: number
  close(): Promise<void>
}

export interface PagesOptions {
  /** 0: any free one. */
  port: number
  /** Where the app is: a folder of files, or the port of a server that has them. */
  app: string | number
  emulatorPort: number
  /** While it answers true, every page says that the app is being built. */
  isBuilding?: () => boolean
}

const text = (res: ServerResponse, status: number, line: string, headers = {}): void => {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${line}\n`)
}

/** The file a path means, or null: none outside the folder, none that is not there. */
function fileOf(folder: string, pathname: string): string | null {
  let name: string
  try {
    name = decodeURIComponent(pathname)
  } catch {
    return null
  }
  const base = path.resolve(folder)
  const file = path.join(base, name.endsWith('/') ? `${name}index.html` : name)
  if (name.includes('\0') || !file.startsWith(base + path.sep)) return null
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
}

/** The page of the app for an address that leads nowhere. */
const LOST = '/#/pages/more/lost/index'

/** @param reader somebody who looks at pages, and is led to one where there is no file */
function sendFile(folder: string, pathname: string, reader: boolean, res: ServerResponse): void {
  const file = fileOf(folder, pathname)
  if (!file && reader) return void res.writeHead(302, { location: LOST }).end()
  if (!file)
    return text(
      res,
      404,
      `这里没有 ${pathname}，博饼在 / 。\nThere is no ${pathname} here; the game is at /.`
    )
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  res.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' })
  fs.createReadStream(file)
    .on('error', () => res.destroy())
    .pipe(res)
}

function passOn(req: IncomingMessage, res: ServerResponse, port: number): void {
  const { method, url, headers } = req
  const onward = http.request({ host: HOST, port, method, path: url, headers }, answer => {
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('error', () => res.destroy()).pipe(res)
  })
  onward.on('error', () =>
    res.headersSent ? res.destroy() : text(res, 502, 'The server behind this page is away.')
  )
  res.on('close', () => onward.destroy())
  req.pipe(onward)
}

/** The same bytes to the emulator, whose answer makes the WebSocket. */
function passSocketOn(req: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const lines = [`${req.method} ${req.url} HTTP/1.1`]
  for (let i = 0; i < req.rawHeaders.length; i += 2)
    lines.push(`${req.rawHeaders[i]}: ${req.rawHeaders[i + 1]}`)
  const onward = net.connect(port, HOST, () => {
    onward.write(`${lines.join('\r\n')}\r\n\r\n`)
    onward.write(head)
    socket.pipe(onward).pipe(socket)
  })
  const end = () => {
    onward.destroy()
    socket.destroy()
  }
  for (const side of [onward, socket]) side.on('error', end).on('close', end)
}

function answer(req: IncomingMessage, res: ServerResponse, options: PagesOptions): void {
  const { app, emulatorPort, isBuilding } = options
  const { pathname } = new URL(req.url ?? '/', 'http://localhost')
  if (EMULATOR_PATHS.test(pathname)) return passOn(req, res, emulatorPort)
  if (isBuilding?.()) return text(res, 503, 'The app is being built, a moment.', { refresh: '2' })
  if (typeof app === 'number') return passOn(req, res, app)
  if (req.method !== 'GET' && req.method !== 'HEAD') return text(res, 405, 'Only GET here.')
  sendFile(app, pathname, req.headers.accept?.includes('text/html') === true, res)
}

/**
 * Serves the app and, at the same address, what its phone needs of the emulator: calls, the client's reads, the
 * watch socket at `/ws`. Loopback only. Rejects with the system's error (EADDRINUSE …) when the port cannot be had.
 */
export async function servePages(options: PagesOptions): Promise<Pages> {
  const sockets = new Set<Duplex>()
  const server = http.createServer((req, res) => answer(req, res, options))
  server.on('upgrade', (req, socket, head) => {
    if (new URL(req.url ?? '/', 'http://localhost').pathname !== '/ws') return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    passSocketOn(req, socket, head, options.emulatorPort)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
        for (const socket of sockets) socket.destroy()
      })
  }
}
