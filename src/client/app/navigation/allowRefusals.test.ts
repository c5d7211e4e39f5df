/** @jest-environment jsdom */
import { allowRefusals } from './allowRefusals.ts';

/** The browser's own, which is on the history's prototype. */
const own = history.replaceState.bind(history);

afterEach(() => {
  history.replaceState = own;
});

it('leaves an entry as it is where the browser refuses to change it', () => {
  history.replaceState = () => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
  };
  allowRefusals();
  const { href } = location;
  expect(() => {
    history.replaceState({ map: 1 }, '');
    history.replaceState({}, '', '#home/1');
  }).not.toThrow();
  expect(location.href).toBe(href);
});

it('changes it where it may, and does not hide a fault of ours', () => {
  allowRefusals();
  history.replaceState({ map: 2 }, '', '/here');
  expect([history.state, location.pathname]).toEqual([{ map: 2 }, '/here']);
  history.replaceState = () => {
    throw new DOMException('a function', 'DataCloneError');
  };
  allowRefusals();
  expect(() => {
    history.replaceState({}, '');
  }).toThrow('a function');
});
