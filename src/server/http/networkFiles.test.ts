import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import type { Network } from '#config/network/network.ts';
import { createNetworkFiles } from './networkFiles.ts';

let publicDir: string;
beforeAll(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), 'vencejo-public-'));
  // As a Mac writes it.
  writeFileSync(path.join(publicDir, 'gui\u0301a 100%.txt'), 'text');
});
afterAll(() => {
  rmSync(publicDir, { recursive: true });
});

it.each(['/gu\u00eda 100%.txt', '/gui\u0301a 100%.txt'])('serves a file of public/ by %s', async (name) => {
  const network = { path: '/brand/1', files: new Map(), publicDir } as Pick<Network, 'path' | 'files' | 'publicDir'>;
  const app = express().use(createNetworkFiles(network as Network));
  await request(app).get(encodeURI(name)).expect(200, 'text');
});
