import esbuild from 'esbuild'

/** A TypeScript program of this project, with all it imports of it, as one file that Node can run. */
export async function bundled(entry: string, outfile: string): Promise<void> {
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    alias: { '@': './src' },
    packages: 'external',
    logLevel: 'error'
  })
}
