const fs = require('node:fs')
const path = require('node:path')

/**
 * Counts a run of jest by project, into the JSON file that REPORT names: what passed, failed and was left out, and the
 * ms that its files took. A file of tests that could not be read is a failure of its own.
 */
module.exports = class Reporter {
  constructor() {
    this.projects = {}
  }

  onTestResult({ context }, { numPassingTests, numFailingTests, numPendingTests, numTodoTests, ...file }) {
    const { name } = context.config.displayName
    const counts = this.projects[name] ?? { passed: 0, failed: 0, skipped: 0, ms: 0 }
    counts.passed += numPassingTests
    counts.failed += numFailingTests + (file.testExecError ? 1 : 0)
    counts.skipped += numPendingTests + numTodoTests
    counts.ms += file.perfStats.end - file.perfStats.start
    this.projects[name] = counts
  }

  onRunComplete() {
    const file = process.env.REPORT
    if (!file) return
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, JSON.stringify(this.projects))
  }
}
