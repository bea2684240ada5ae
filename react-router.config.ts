import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Lazy discovery asks the server for every link on the page; our map of routes is small.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
