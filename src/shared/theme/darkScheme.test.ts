import { withSystemScheme } from './darkScheme.ts';

const plain = (css: string): string => css.replaceAll(/\s+/g, ' ');

it('lets a dark rule apply by choice and by the system, and never on paper', () => {
  const css =
    ":root { --ink: #111; }\n[data-scheme='dark'] .a,\n[data-scheme='dark'] .b { --ink: #eee; }\n.c { top: 0; }";
  expect(plain(withSystemScheme(css))).toBe(
    ':root { --ink: #111; }' +
      "@media screen{ [data-scheme='dark'] .a, [data-scheme='dark'] .b { --ink: #eee; }}" +
      "@media screen and (prefers-color-scheme:dark){ :root:not([data-scheme='light']) .a, :root:not([data-scheme='light']) .b { --ink: #eee; }}" +
      ' .c { top: 0; }',
  );
});

it('leaves a stylesheet without dark rules as it is', () => {
  const css = '@media print { a { color: inherit; } }';
  expect(withSystemScheme(css)).toBe(css);
});
