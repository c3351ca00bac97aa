// wx.cloud for a browser page, in front of the emulator: one plain script, no build, served at /wxcloud.js.
// Who calls is window.__openid, read at each call. Same origin: /call, /database, and a socket at /ws.
;(() => {
  const INIT_FAILED = -402002
  const SERVER_SAID_NO = -402006
  const SOCKET_CLOSED = -402009

  const failed = (errCode, errMsg) => Object.assign(new Error(errMsg), { errCode, errMsg })

  /** POST with who calls; rejects as wx.cloud does, with { errCode, errMsg }. */
  async function post(path, body, api) {
    let answer
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-openid': window.__openid || '' },
        body: JSON.stringify(body)
      })
      answer = await response.json()
    } catch (error) {
      throw failed(-1, `${api}:fail ${error.message}`)
    }
    if (answer.errCode) throw failed(answer.errCode, answer.errMsg)
    if (answer.error) throw failed(-1, `${api}:fail ${answer.error}`)
    return answer
  }

  // One socket for all watches; it is opened by the first and closed after the last.
  const watches = new Map()
  let opening = null
  let sequence = 0

  const nextId = prefix => {
    sequence += 1
    return `${prefix}${sequence}`
  }

  function endAll(error) {
    const ended = [...watches.values()]
    watches.clear()
    opening = null
    for (const watch of ended) watch.fail(error)
  }

  /** Resolves with a socket that is open and logged in. */
  function socket() {
    if (opening) return opening
    const ws = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    let end = failed(SOCKET_CLOSED, 'WebSocket connection closed')
    const mine = new Promise((resolve, reject) => {
      ws.onopen = () => {
        const msgData = { envId: 'local-env', openid: window.__openid || '' }
        ws.send(JSON.stringify({ msgType: 'LOGIN', requestId: nextId('r'), msgData }))
      }
      ws.onmessage = event => {
        const message = JSON.parse(event.data)
        if (message.msgType !== 'LOGIN_EVENT') return watches.get(message.watchId)?.receive(message)
        if (!message.msgData.code) return resolve(ws)
        end = failed(INIT_FAILED, message.msgData.message)
        ws.close()
      }
      ws.onclose = () => {
        reject(end)
        if (opening === mine) endAll(end)
      }
    })
    opening = mine
    return mine
  }

  function release(ws) {
    if (watches.size > 0 || ws.readyState !== WebSocket.OPEN) return
    opening = null
    ws.close()
  }

  /** Follows a query; see wx.cloud's watch. After onError the watch is over: watch again. */
  function watch(collection, query, { orderBy, limit }, { onChange, onError }) {
    const watchId = nextId('w')
    const docs = new Map()

    const apply = ({ currEvent, events }, type) => {
      const docChanges = events.map(event => {
        const doc = event.Doc && event.Doc !== '{}' ? JSON.parse(event.Doc) : docs.get(event.DocID)
        if (event.QueueType === 'dequeue') docs.delete(event.DocID)
        else docs.set(event.DocID, doc)
        return { id: event.ID, queueType: event.QueueType, dataType: event.DataType, docId: event.DocID, doc }
      })
      onChange({ id: currEvent, type, docs: [...docs.values()], docChanges })
    }
    const fail = error => {
      watches.delete(watchId)
      onError(error)
    }
    const receive = ({ msgType, msgData }) => {
      if (msgType === 'INIT_EVENT') apply(msgData, 'init')
      else if (msgType === 'NEXT_EVENT') apply(msgData)
      else if (msgType === 'ERROR') fail(failed(SERVER_SAID_NO, `${msgData.code} - ${msgData.message}`))
    }
    watches.set(watchId, { receive, fail })

    const msgData = { envId: 'local-env', collName: collection, query: JSON.stringify(query), orderBy, limit }
    const sent = socket().then(
      ws => {
        if (!watches.has(watchId)) return release(ws)
        ws.send(JSON.stringify({ watchId, requestId: nextId('r'), msgType: 'INIT_WATCH', msgData }))
      },
      error => {
        if (watches.has(watchId)) fail(error)
      }
    )
    return {
      async close() {
        watches.delete(watchId)
        await sent
        const ws = await opening?.catch(() => null)
        if (ws?.readyState !== WebSocket.OPEN) return
        ws.send(JSON.stringify({ watchId, requestId: nextId('r'), msgType: 'CLOSE_WATCH', msgData: null }))
        release(ws)
      }
    }
  }

  const write = (op, collection) => () => post('/database', { op, collection }, `collection.${op}`)

  function query(collection, where, options) {
    const { orderBy, limit, skip } = options
    const order =
      orderBy && Object.fromEntries(Object.entries(orderBy).map(([k, v]) => [k, v === 'desc' ? -1 : 1]))
    const ask = op =>
      post('/database', { op, collection, query: where, limit, skip, order }, `collection.${op}`)
    const change = more => query(collection, where, { ...options, ...more })
    return {
      orderBy: (field, way) => change({ orderBy: { ...orderBy, [field]: way } }),
      limit: n => change({ limit: n }),
      skip: n => change({ skip: n }),
      get: async () => ({ data: (await ask('get')).data, errMsg: 'collection.get:ok' }),
      count: async () => ({ total: (await ask('count')).total, errMsg: 'collection.count:ok' }),
      watch: listener => watch(collection, where, options, listener),
      update: write('update', collection),
      remove: write('remove', collection)
    }
  }

  function doc(collection, id) {
    return {
      async get() {
        const { data } = await query(collection, { _id: id }, {}).get()
        if (data.length === 0) throw failed(-1, `document.get:fail document with _id ${id} does not exist`)
        return { data: data[0], errMsg: 'document.get:ok' }
      },
      watch: listener => watch(collection, { _id: id }, {}, listener),
      set: write('set', collection),
      update: write('update', collection),
      remove: write('remove', collection)
    }
  }

  const database = () => ({
    collection: name => ({
      ...query(name, {}, {}),
      where: where => query(name, where, {}),
      doc: id => doc(name, id),
      add: write('add', name)
    })
  })

  async function callFunction({ name, data }) {
    const { result } = await post(`/call/${name}`, data ?? {}, 'cloud.callFunction')
    return { result, errMsg: 'cloud.callFunction:ok' }
  }

  window.wx = window.wx || {}
  window.wx.cloud = { init: () => undefined, callFunction, database }
})()
