import process from 'node:process';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { writeExportRound } from './exportTargets.ts';

/** A process of exportFiles.test.ts: writes the exports until it is killed. */
const store = openDatabase(process.argv[2]!);
void writeExportRound(store).then(() => process.send!('done'));
