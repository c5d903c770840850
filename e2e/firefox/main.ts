/** `npm run test:firefox`: one visitor goes the main ways in an unchanged Firefox, on a program of its own. */
import { startProgram } from '../support/program';
import { openFirefox } from './visitor';
import { ways } from './ways';

const firefox = process.env['FIREFOX_PATH'];
if (firefox === undefined) throw new Error('FIREFOX_PATH is not set');

/** Goes all ways. @returns whether each succeeded without a complaint of the browser */
async function goAllWays(address: string, executablePath: string): Promise<boolean> {
  const visitor = await openFirefox(executablePath);
  try {
    for (const { name, go } of ways) {
      const started = performance.now();
      try {
        await go(visitor, address);
        if (visitor.complaints.length > 0)
          throw new Error(`Firefox complained:\n${visitor.complaints.join('\n')}`);
      } catch (error) {
        console.error(`✗ ${name}, at ${visitor.page.url()}`, error);
        return false;
      }
      console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    }
    return true;
  } finally {
    await visitor.close();
  }
}

const program = await startProgram();
try {
  process.exitCode = (await goAllWays(program.address, firefox)) ? 0 : 1;
} finally {
  await program.dispose();
}
