/** How often an element stands in its parent: `?` 0 to 1, `*` any number, `+` at least 1. */
type Times = '1' | '?' | '*' | '+';

/** What an element may hold: a text of a pattern, or elements; and which attributes it may have. */
export interface XmlRule {
  text?: RegExp;
  children?: Readonly<Record<string, Times>>;
  attributes?: Readonly<Record<string, RegExp>>;
  required?: readonly string[];
}

const bounds: Record<Times, [number, number]> = {
  '1': [1, 1],
  '?': [0, 1],
  '*': [0, Infinity],
  '+': [1, Infinity],
};

function faultsOfAttributes(element: Element, { attributes = {}, required = [] }: XmlRule): string[] {
  const given = [...element.attributes].filter(({ name }) => !name.startsWith('xmlns'));
  return [
    ...given.flatMap(({ name, value }) =>
      attributes[name] === undefined
        ? [`unknown attribute ${name}`]
        : attributes[name].test(value)
          ? []
          : [`${name}="${value}"`],
    ),
    ...required.filter((name) => !element.hasAttribute(name)).map((name) => `no ${name}`),
  ];
}

function faultsOfChildren(element: Element, children: Readonly<Record<string, Times>>): string[] {
  const names = [...element.children].map(({ tagName }) => tagName);
  return [
    ...names.filter((name) => children[name] === undefined).map((name) => `unknown ${name}`),
    ...Object.entries(children).flatMap(([name, times]) => {
      const count = names.filter((other) => other === name).length;
      const [least, most] = bounds[times];
      return count < least || count > most ? [`${count} × ${name}`] : [];
    }),
  ];
}

/**
 * What of a document breaks the rules of its format.
 * @param rules by the path of the element's names, as `feed/entry/id`; what has no rule is not allowed
 * @returns a line for each fault, with the path
 */
export function xmlFaults(
  element: Element,
  rules: Readonly<Record<string, XmlRule>>,
  path = element.tagName,
): string[] {
  const rule = rules[path];
  if (!rule) return [`${path}: no rule`];
  const text = element.textContent ?? '';
  const own = [
    ...faultsOfAttributes(element, rule),
    ...(rule.children ? faultsOfChildren(element, rule.children) : []),
    ...(rule.text && !rule.text.test(text) ? [`"${text}"`] : []),
  ];
  return [
    ...own.map((fault) => `${path}: ${fault}`),
    ...[...element.children].flatMap((child) => xmlFaults(child, rules, `${path}/${child.tagName}`)),
  ];
}

/** The root of a document. @throws when it is not well-formed */
export function parseXml(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  if (documentElement.tagName === 'parsererror') throw new Error(documentElement.textContent ?? 'not well-formed');
  return documentElement;
}
