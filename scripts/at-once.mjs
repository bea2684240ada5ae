// Runs npm scripts beside one another, each lane one script after another: node scripts/at-once.mjs types,deadcode lint,build
// What a script says is shown when it has ended; after the first that fails no other begins.
import { spawn } from 'node:child_process';

let hasFailed = false;

/** Resolves with the exit code of an npm script. */
const run = (script) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (piece) => said.push(piece));
    child.stderr.on('data', (piece) => said.push(piece));
    child.on('error', (error) => said.push(Buffer.from(`${error}\n`)));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });

async function runLane(scripts) {
  for (const script of scripts) {
    if (hasFailed) return;
    const code = await run(script);
    if (code === 0) continue;
    hasFailed = true;
    process.stdout.write(`\nnpm run ${script} has failed\n`);
    process.exitCode = code;
  }
}

await Promise.all(process.argv.slice(2).map((lane) => runLane(lane.split(','))));
