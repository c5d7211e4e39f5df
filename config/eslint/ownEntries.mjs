import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/*
 * `table[word]` of a word that somebody else chose answers `constructor` with a function, which ended whole runs of an
 * import. A table that a module has for all its words is read by `lookUp` (src/shared/lookUp.ts), or behind
 * `Object.hasOwn` in the same function. What the code says is there (`!`) is left to it.
 */

const isAnyString = (type) =>
  type.isUnion() ? type.types.some(isAnyString) : (type.flags & ts.TypeFlags.String) !== 0;

const isFunction = ({ type }) => /Function/.test(type);

/** The innermost object that is read: `words` of `words.kinds[name]`. */
const rootOf = (node) => (node.type === 'MemberExpression' ? rootOf(node.object) : node);

const isWritten = (node) =>
  (node.parent.type === 'AssignmentExpression' && node.parent.left === node) ||
  (node.parent.type === 'UnaryExpression' && node.parent.operator === 'delete');

export const ownEntries = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { own: '{{table}} also has what every object has, as `constructor`: read it by lookUp.' },
  },
  defaultOptions: [],
  create(context) {
    const { sourceCode } = context;
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    /** Whether a name stands for what a module has from its start: a constant of its own, or an import. */
    function isOfModule(node) {
      let scope = sourceCode.getScope(node);
      while (scope && !scope.set.has(node.name)) scope = scope.upper;
      return scope?.type === 'module';
    }

    const hasAnyName = (node) => {
      const type = checker.getNonNullableType(services.getTypeAtLocation(node));
      return (type.isUnion() ? type.types : [type]).some((part) => part.getStringIndexType() !== undefined);
    };

    /** Whether the function around it asks first. */
    function isAsked(node) {
      const owner = sourceCode.getAncestors(node).findLast(isFunction);
      const words = [node.object, node.property].map((part) => sourceCode.getText(part)).join(', ');
      return owner !== undefined && sourceCode.getText(owner).includes(`Object.hasOwn(${words})`);
    }

    return {
      MemberExpression: (node) => {
        const root = rootOf(node.object);
        if (!node.computed || root.type !== 'Identifier' || isWritten(node)) return;
        if (!isOfModule(root) || !isAnyString(services.getTypeAtLocation(node.property))) return;
        if (!hasAnyName(node.object) || isAsked(node) || node.parent.type === 'TSNonNullExpression') return;
        context.report({ node, messageId: 'own', data: { table: sourceCode.getText(node.object) } });
      },
    };
  },
});
