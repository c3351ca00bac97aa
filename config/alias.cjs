const path = require('node:path')

// '@' as dependency-cruiser reads it, which takes aliases in webpack's words.
module.exports = { resolve: { alias: { '@': path.join(__dirname, '../src') } } }
