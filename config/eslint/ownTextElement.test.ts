import { messagesOf } from './messagesOf.ts';
import { ownTextElement } from './ownTextElement.mjs';

const globals = `
interface Array<T> { map<U>(to: (value: T) => U): U[]; join(by: string): string }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
declare namespace JSX { interface Element {} interface IntrinsicElements { [name: string]: unknown } }
declare type ReactNode = JSX.Element | string | number | null;
declare const t: (key: string, values?: object) => string;
declare const text: string, count: number, texts: string[], node: ReactNode, shown: boolean, label: string | undefined;
declare const Icon: () => JSX.Element;
`;

/** What the rule says of the source of a component. */
const messagesFor = (source: string): string[] =>
  messagesOf({ name: 'own-text-element', rule: ownTextElement, globals }, '/part.tsx', source);

const part = (children: string): string => `const Part = () => <p>${children}</p>;`;

test.each([
  ['text that changes', part('{count} <b>x</b>'), ['changes']],
  ['text that comes and goes', part('<b>x</b>{shown && text}'), ['changes']],
  ['text or nothing', part('{label}<b>x</b>'), ['changes']],
  ['one of two texts', part('<Icon /> {t(shown ? "a" : "b")}'), ['changes']],
  ['texts of a list', part('<Icon />{texts.map((each) => each)}'), ['changes']],
  ['words behind what comes and goes', part('{shown && <b>x</b>} words'), ['follows']],
  ['a text of the dictionary behind what comes and goes', part('{shown && <b>x</b>}{t("key")}'), ['follows']],
  ['text in a fragment', 'const Part = () => <>{text}</>;', ['changes']],
  ['text as a component', 'const Part = () => text;', ['returned']],
  ['text as one of what a component is', 'function Part() { return shown ? <b>x</b> : text; }', ['returned']],
])('%s needs an element of its own', (_, source, messages) => {
  expect(messagesFor(source)).toEqual(messages);
});

test.each([
  ['text alone', part('{text}')],
  ['one text or another alone', part('{shown ? text : count}')],
  ['text in its element', part('<Icon /><span>{text}</span>{shown && <b>x</b>}')],
  ['words before what comes and goes', part('words {shown && <b>x</b>}')],
  ['words behind an element that stays', part('{shown && <b>x</b>}<i>y</i> words')],
  ['a text of the dictionary beside an element that stays', part('<Icon />{t("key")}')],
  ['blanks', part('{shown && <b>x</b>} {shown && <i>x</i>}{" "}')],
  ['what a caller passes', part('<Icon />{node}')],
  ['a function that is no component', 'const toText = () => text;'],
])('%s is fine', (_, source) => {
  expect(messagesFor(source)).toEqual([]);
});
