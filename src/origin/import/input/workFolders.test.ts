import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { makeWorkFolder, removeLeftFolders } from './workFolders.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-work-'));
afterAll(() => rmSync(dir, { recursive: true }));

const hoursAgo = (hours: number): number => Date.now() / 1_000 - hours * 3_600;
// Beyond the highest number that Linux gives a process.
const deadPid = 2 ** 22 + 1;

it('removes the folders of killed processes, and no other', async () => {
  const own = path.basename(await makeWorkFolder(dir));
  const folders: [name: string, hours: number][] = [
    [`${hostname()}-${deadPid}-killed`, 0],
    // The number of this process, before it began.
    [`${hostname()}-${process.pid}-before`, 10_000],
    [`${hostname()}-${process.ppid}-alive`, 1],
    ['elsewhere-1-recent', 1],
    ['elsewhere-1-old', 7],
  ];
  for (const [name, hours] of folders) {
    mkdirSync(path.join(dir, name));
    utimesSync(path.join(dir, name), hoursAgo(hours), hoursAgo(hours));
  }
  await removeLeftFolders(dir);
  expect(readdirSync(dir).sort()).toEqual([own, `${hostname()}-${process.ppid}-alive`, 'elsewhere-1-recent'].sort());
});

it('has nothing to remove where no run ever was', async () => {
  await expect(removeLeftFolders(path.join(dir, 'nowhere'))).resolves.toBeUndefined();
});
