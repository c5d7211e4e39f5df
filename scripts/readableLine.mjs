import { plainText } from './plainText.mjs';

const levels = { 40: 'WARN ', 50: 'ERROR ', 60: 'FATAL ' };

/** A log line for a person at a terminal: time, what, and the fields. What is no log line stays as it is. */
export function readableLine(line) {
  const entry = parse(line);
  if (typeof entry?.time !== 'string') return plainText(line);
  const { time, level, msg, requestId: _, pid: _pid, hostname: _hostname, err, ...fields } = entry;
  const told = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  const text = [msg, ...told].filter(Boolean).join(' ');
  return plainText(
    `  ${new Date(time).toLocaleTimeString('en-GB')} ${levels[level] ?? ''}${text}${err ? `\n${err.stack ?? err.message}` : ''}`,
  );
}

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
