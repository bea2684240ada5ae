import { rmSync } from 'node:fs';
import { startBareServer } from '../bare-server.ts';
import { atMost, type Figure } from '../figures.ts';
import { makeDataDir, type Side } from '../sides.ts';
import { cpuMilliseconds, median, type SiteProcess, startSite } from '../site-process.ts';

const STARTS = 5;
const MOST_CPU_SECONDS = 0.5;

/** Measures starts on a data folder that is there already, with a filled compile cache. */
export async function measureStarts(sides: readonly Side[]): Promise<Figure[]> {
  const trials = sides.map(({ name, checkout }) => ({
    name,
    checkout,
    dataDir: makeDataDir(),
    starts: [] as SiteProcess[],
  }));
  const bare: number[] = [];
  for (let start = 0; start <= STARTS; start++) {
    for (const { checkout, dataDir, starts } of trials) {
      const site = await startSite({ DATA_DIR: dataDir }, checkout);
      await site.kill('SIGTERM');
      // The first start creates the data.
      if (start > 0) starts.push(site);
    }
    const server = await startBareServer({});
    await (await fetch(server.url)).text();
    bare.push(cpuMilliseconds(server.pid) / 1000);
    server.close();
  }
  for (const { dataDir } of trials) rmSync(dataDir, { recursive: true });
  const valuesOf = (pick: (site: SiteProcess) => number): Figure['values'] =>
    Object.fromEntries(trials.map(({ name, starts }) => [name, median(starts.map(pick)) / 1000]));
  return [
    {
      name: 'processor time',
      unit: 's',
      limit: atMost(MOST_CPU_SECONDS),
      values: valuesOf(({ firstAnswerCpuMs }) => firstAnswerCpuMs),
    },
    { name: 'time', unit: 's', values: valuesOf(({ firstAnswerMs }) => firstAnswerMs) },
    { name: 'processor time of the bare server', unit: 's', values: { now: median(bare) } },
  ];
}
