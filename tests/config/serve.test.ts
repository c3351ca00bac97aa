import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { WebSocket, WebSocketServer } from 'ws'
import { type Pages, servePages } from '../../config/serve'
import { tempFolder } from './project'

/** What a fixture emulator was asked. */
interface Asked {
  method?: string
  url?: string
  openid?: string | string[]
  body: string
}

/** Says what it was asked, and repeats what it is told over its socket. */
async function echo() {
  const asked: Asked[] = []
  const server = http.createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    asked.push({ method: req.method, url: req.url, openid: req.headers['x-openid'], body })
    res.writeHead(207, { 'content-type': 'application/json', 'x-own': 'yes' }).end('{"from":"emulator"}')
  })
  const sockets = new WebSocketServer({ server, path: '/ws' })
  sockets.on('connection', socket => socket.on('message', data => socket.send(`heard ${data}`)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    sockets,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

let folder: ReturnType<typeof tempFolder>
let emulator: Awaited<ReturnType<typeof echo>>
let pages: Pages
let isBuilding = false

/** One request with its path exactly as written: fetch would tidy it up. */
interface Answered {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly location?: string
}

function ask(pathname: string, method = 'GET', headers = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const req = http.request(
      { host: '127.0.0.1', port: pages.port, path: pathname, method, headers },
      async res => {
        let body = ''
        for await (const chunk of res) body += chunk
        const { location } = res.headers
        const type = res.headers['content-type'] ?? ''
        resolve({ status: res.statusCode ?? 0, type, body, ...(location === undefined ? {} : { location }) })
      }
    )
    req.on('error', reject).end()
  })
}

beforeEach(async () => {
  folder = tempFolder()
  const app = path.join(folder.folder, 'app')
  fs.mkdirSync(path.join(app, 'js'), { recursive: true })
  fs.writeFileSync(path.join(app, 'index.html'), '<p>博饼')
  fs.writeFileSync(path.join(app, 'js/a.js'), '1')
  fs.writeFileSync(path.join(folder.folder, 'secret.txt'), 'hidden')
  emulator = await echo()
  isBuilding = false
  pages = await servePages({ port: 0, app, emulatorPort: emulator.port, isBuilding: () => isBuilding })
})
afterEach(async () => {
  await pages.close()
  await emulator.close()
  folder.remove()
})

describe('files', () => {
  test('the page, at the root, with what is after the question mark ignored', async () => {
    const page = { status: 200, type: 'text/html; charset=utf-8', body: '<p>博饼' }
    expect(await ask('/')).toEqual(page)
    expect(await ask('/?me=lan')).toEqual(page)
  })

  test('a script has its type', async () => {
    expect(await ask('/js/a.js')).toEqual({ status: 200, type: 'text/javascript; charset=utf-8', body: '1' })
  })

  test.each([
    '/../secret.txt',
    '/js/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/js',
    '/none.js',
    '/%',
    '/a%00'
  ])('there is no %s', async pathname => {
    const { status, body } = await ask(pathname)
    expect(status).toBe(404)
    expect(body).not.toContain('secret\n')
    expect(body).not.toBe('secret')
  })

  test('who looks at an address of nothing in a browser is led to the page that says so', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml' }
    for (const pathname of ['/nowhere', '/a/b/c', '/../secret.txt'])
      expect(await ask(pathname, 'GET', browser)).toMatchObject({
        status: 302,
        location: '/#/pages/more/lost/index'
      })
    expect((await ask('/', 'GET', browser)).status).toBe(200)
  })

  test('a page takes no POST', async () => {
    expect((await ask('/', 'POST')).status).toBe(405)
  })

  test('while the app is being built the page says so; calls are answered', async () => {
    isBuilding = true
    expect(await ask('/')).toMatchObject({ status: 503, body: 'The app is being built, a moment.\n' })
    expect((await ask('/health')).status).toBe(207)
  })
})

describe('what is the emulator’s', () => {
  test('a call goes on with its body and who calls, and its answer comes back as it is', async () => {
    const answer = await fetch(`http://127.0.0.1:${pages.port}/call/game`, {
      method: 'POST',
      headers: { 'x-openid': 'lan' },
      body: '{"op":"create"}'
    })
    expect(answer.status).toBe(207)
    expect(answer.headers.get('x-own')).toBe('yes')
    expect(await answer.json()).toEqual({ from: 'emulator' })
    expect(emulator.asked).toEqual([
      { method: 'POST', url: '/call/game', openid: 'lan', body: '{"op":"create"}' }
    ])
  })

  test.each(['/health', '/wxcloud.js', '/database', '/clock?x=1'])('%s goes on', async pathname => {
    expect((await ask(pathname)).status).toBe(207)
    expect(emulator.asked.map(({ url }) => url)).toEqual([pathname])
  })

  test('the way of functions into the database stays shut', async () => {
    expect((await ask('/admin?key=x', 'POST')).status).toBe(405)
    expect(emulator.asked).toEqual([])
  })

  test('a socket carries messages both ways, and closes on both sides', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${pages.port}/ws`)
    await new Promise(resolve => socket.on('open', resolve))
    const heard = new Promise(resolve => socket.on('message', data => resolve(String(data))))
    socket.send('博')
    expect(await heard).toBe('heard 博')
    const [far] = emulator.sockets.clients
    const closed = new Promise(resolve => far?.on('close', resolve))
    socket.close()
    await closed
    expect(emulator.sockets.clients.size).toBe(0)
  })

  test('there is no other socket', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${pages.port}/other`)
    const error = await new Promise<Error>(resolve => socket.on('error', resolve))
    expect(error.message).toContain('socket hang up')
  })

  test('when the emulator is away, calls are 502 and a socket fails', async () => {
    await emulator.close()
    expect(await ask('/health')).toMatchObject({
      status: 502,
      body: 'The server behind this page is away.\n'
    })
    const socket = new WebSocket(`ws://127.0.0.1:${pages.port}/ws`)
    await expect(new Promise((_, reject) => socket.on('error', reject))).rejects.toThrow()
    emulator = await echo()
  })
})
