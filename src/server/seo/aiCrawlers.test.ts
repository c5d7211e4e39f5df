import express from 'express';
import request from 'supertest';
import { aiCrawlers } from './aiCrawlers.ts';
import { createRobots } from './robots.ts';

const site = { PUBLIC_ORIGIN: 'https://www.example.com', LANGUAGES: ['es'], INDEXNOW_KEY: undefined } as const;

async function robotsOf(ROBOTS_AI: 'answers' | 'all' | 'none', ROBOTS: 'index' | 'noindex' = 'index'): Promise<string> {
  const app = express().use(createRobots({ ...site, ROBOTS, ROBOTS_AI }));
  return (await request(app).get('/robots.txt')).text;
}

/** The groups of a robots.txt, each with the agents that it is for (RFC 9309 §2.2.1). */
const groupsOf = (text: string): { agents: string[]; rules: string[] }[] =>
  text
    .split(/\n\s*\n/)
    .map((group) => group.split('\n'))
    .map((lines) => ({
      agents: lines.flatMap((line) => /^User-agent: (.*)$/.exec(line)?.[1] ?? []),
      rules: lines.filter((line) => line.startsWith('Disallow:')),
    }))
    .filter(({ agents }) => agents.length > 0);

const named = (purpose: 'answers' | 'training') =>
  aiCrawlers.filter((crawler) => crawler.purpose === purpose).map(({ agent }) => agent);

it('lets in crawlers that look up answers, and keeps out those that collect for training', async () => {
  const [kept, others] = groupsOf(await robotsOf('answers'));
  expect(kept).toEqual({ agents: named('training'), rules: ['Disallow: /'] });
  expect(kept!.agents).toEqual(expect.arrayContaining(['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot']));
  expect(others!.agents).toEqual(['*']);
  expect(others!.rules).toContain('Disallow: /web/');
});

it('lets in all, or none, where the network says so', async () => {
  expect(groupsOf(await robotsOf('all')).map(({ agents }) => agents)).toEqual([['*']]);
  const [kept] = groupsOf(await robotsOf('none'));
  expect(new Set(kept!.agents)).toEqual(new Set([...named('training'), ...named('answers')]));
});

it('keeps out everybody where nothing is indexed', async () => {
  expect(await robotsOf('all', 'noindex')).toBe('User-agent: *\nDisallow: /\n');
});

it('states for each crawler where its operator says what it is for, once', () => {
  for (const { source } of aiCrawlers) expect(source).toMatch(/^https:\/\//);
  expect(new Set(aiCrawlers.map(({ agent }) => agent.toLowerCase())).size).toBe(aiCrawlers.length);
});
