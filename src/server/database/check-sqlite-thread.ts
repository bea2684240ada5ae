import { parentPort, workerData } from 'node:worker_threads';
import { damageInFile } from './check-sqlite.ts';

parentPort?.postMessage(damageInFile(workerData as string, 'quick_check'));
