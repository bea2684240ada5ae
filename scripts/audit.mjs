// Asks the registry for known vulnerabilities of the runtime packages (development tools are left out). A high or
// critical one with a fix fails the check; one without a fix is only reported, because nothing could make the check
// pass. A registry that does not answer is reported too, and the check passes: it may run without a network.
import { spawn } from 'node:child_process';

/** Timeout for the registry, in milliseconds. */
const WITHIN_MS = Number(process.env.AUDIT_WITHIN_MS ?? 45_000);
const SERIOUS = ['high', 'critical'];

/** Returns npm's output, or null when it takes too long or cannot be started. */
function askNpm() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0'];
  const cli = process.env.npm_execpath;
  const [program, given] = cli ? [process.execPath, [cli, ...args]] : ['npm', args];
  return new Promise((resolve) => {
    const npm = spawn(program, given, {
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: !cli && process.platform === 'win32',
    });
    let printed = '';
    const timer = setTimeout(() => {
      npm.kill('SIGKILL');
      resolve(null);
    }, WITHIN_MS);
    npm.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    npm.once('error', () => resolve(null));
    npm.once('close', () => resolve(printed));
    npm.once('close', () => clearTimeout(timer));
  });
}

/** Returns the report, or a text that says why there is none. */
function readReport(printed) {
  if (printed === null) return `no answer within ${WITHIN_MS / 1000} s`;
  try {
    const report = JSON.parse(printed);
    return report.vulnerabilities ? report : (report.message ?? report.error?.summary ?? 'an answer without a report');
  } catch {
    return 'an answer that is not JSON';
  }
}

const describe = ({ name, severity, range, via }) => {
  const advisories = via.filter((cause) => typeof cause === 'object').map(({ title, url }) => `${title} (${url})`);
  return `  ${severity}: ${name} ${range}${advisories.length > 0 ? `: ${advisories.join('; ')}` : ''}`;
};

const report = readReport(await askNpm());
if (typeof report === 'string') {
  console.log(`*** Known vulnerabilities were NOT checked. The registry gave no report: ${report} ***`);
} else {
  const found = Object.values(report.vulnerabilities);
  const serious = found.filter(({ severity }) => SERIOUS.includes(severity));
  const fixable = serious.filter(({ fixAvailable }) => fixAvailable);
  const others = serious.filter(({ fixAvailable }) => !fixAvailable);
  console.log(`npm audit: ${serious.length} high or critical, ${found.length - serious.length} lower vulnerabilities.`);
  if (others.length > 0)
    console.log(['Without a fix so far; is the package needed?', ...others.map(describe)].join('\n'));
  if (fixable.length > 0) {
    console.error(['Update these packages (npm audit --omit=dev says how):', ...fixable.map(describe)].join('\n'));
    process.exitCode = 1;
  }
}
