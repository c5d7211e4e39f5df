import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/*
 * Browsers that translate a page put `<font>` elements in the place of text nodes (docs/decisions/009). React then
 * holds nodes that are no longer in the document: to remove one, or to insert an element before it, throws, and a
 * change of one shows nowhere. Text that is alone in its element is written with `textContent`, which is safe.
 */

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** JSX drops blank text with a line break; translators leave other blank text as it is. */
const isBlank = (text) => text.trim() === '';

/** Whether a type holds text, itself or as a list. What a caller passes as `ReactNode` is checked at the caller. */
function holdsText(type, checker) {
  if (type.aliasSymbol?.name === 'ReactNode') return false;
  if (type.isUnion()) return type.types.some((part) => holdsText(part, checker));
  if (type.flags & textFlags) return !(type.isStringLiteral() && type.value === '');
  if (!checker.isArrayType(type)) return false;
  return holdsText(checker.getTypeArguments(type)[0], checker);
}

/** The expressions that one in braces may come to. */
function branchesOf(expression) {
  if (expression.type === 'ConditionalExpression')
    return [...branchesOf(expression.consequent), ...branchesOf(expression.alternate)];
  if (expression.type === 'LogicalExpression') {
    const left = expression.operator === '&&' ? [] : branchesOf(expression.left);
    return [...left, ...branchesOf(expression.right)];
  }
  return [expression];
}

const isNothing = ({ type, value }) => type === 'Literal' && (value === null || typeof value === 'boolean');

/** A text of the dictionary without a value in it: it is the same as long as the document is there. */
const isFixedText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 't' &&
    node.arguments.length === 1 &&
    node.arguments[0].type === 'Literal');

const isFunction = ({ type }) => /Function/.test(type);

/** Of a function that is declared, or is the value of a constant; else empty. */
const nameOf = ({ id, parent }) =>
  id?.name ?? (parent.type === 'VariableDeclarator' ? parent.id.name : undefined) ?? '';

export const ownTextElement = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changes: 'Text that changes, comes or goes beside siblings needs an element of its own.',
      follows: 'Text after what comes and goes needs an element of its own.',
      returned: 'A component does not know what stands beside it: text that it returns needs an element of its own.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    const isText = (node) =>
      !['JSXElement', 'JSXFragment'].includes(node.type) && holdsText(services.getTypeAtLocation(node), checker);

    /** What one child may be: text that stays, text that changes, an element that stays, or something else. */
    function kindOf(child) {
      if (child.type === 'JSXText') return 'fixed';
      if (child.type === 'JSXElement') return 'element';
      if (child.type !== 'JSXExpressionContainer') return 'loose';
      if (child.expression.type === 'Literal' && isBlank(String(child.expression.value))) return 'element';
      const branches = branchesOf(child.expression);
      const isSingle = branches.length === 1 && branches[0] === child.expression;
      if (isSingle && isFixedText(branches[0])) return 'fixed';
      if (branches.some((branch) => !isNothing(branch) && isText(branch))) return 'changing';
      return 'loose';
    }

    function checkChildren(parent) {
      const children = parent.children.filter(
        (child) =>
          !(child.type === 'JSXText' && isBlank(child.value)) &&
          !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
      );
      const isAlone = children.length < 2 && parent.type === 'JSXElement';
      if (isAlone) return;
      let isAfterLoose = false;
      for (const child of children) {
        const kind = kindOf(child);
        if (kind === 'changing') context.report({ node: child, messageId: 'changes' });
        else if (kind === 'fixed' && isAfterLoose) context.report({ node: child, messageId: 'follows' });
        if (kind === 'loose' || kind === 'changing') isAfterLoose = true;
        else if (kind === 'element') isAfterLoose = false;
      }
    }

    /** @param returned what the innermost function around it returns */
    function checkReturned(returned, place) {
      const ancestors = context.sourceCode.getAncestors(place);
      const owner = place.type === 'ReturnStatement' ? ancestors.findLast(isFunction) : place;
      if (!returned || !/^[A-Z]/.test(nameOf(owner))) return;
      if (branchesOf(returned).some((branch) => !isNothing(branch) && isText(branch)))
        context.report({ node: returned, messageId: 'returned' });
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement: (node) => {
        checkReturned(node.argument, node);
      },
      ArrowFunctionExpression: (node) => {
        if (node.body.type !== 'BlockStatement') checkReturned(node.body, node);
      },
    };
  },
});
