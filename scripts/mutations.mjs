/** Small changes of a source file that a good test detects. */
import ts from 'typescript';

/**
 * @typedef {object} Mutation
 * @property {number} start offset in the file, in UTF-16 units
 * @property {string} original the text that is replaced
 * @property {string} replacement
 */

const operators = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
]);

/** Methods that change a list. */
const listMethods = new Set(['filter', 'slice', 'sort', 'toSorted', 'toReversed']);

/** Attributes that people do not read, so tests need not check them. */
const ignoredAttributes = new Set(['key', 'className', 'sx', 'style', 'id', 'data-testid']);

/**
 * Finds all mutations of a file, in the order of the text.
 * @param {string} fileName
 * @param {string} text
 * @returns {readonly Mutation[]}
 */
export function findMutations(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, replacement) =>
    found.push({ start: node.getStart(source), original: node.getText(source), replacement });

  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && ignoredAttributes.has(node.name.getText(source))) return;
    if (ts.isPropertyAssignment(node) && ignoredAttributes.has(node.name.getText(source))) return;

    if (ts.isBinaryExpression(node) && operators.has(node.operatorToken.kind))
      add(node.operatorToken, operators.get(node.operatorToken.kind));
    else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, `(${node.operand.getText(source)})`);
    else if (ts.isConditionalExpression(node)) {
      const [condition, whenTrue, whenFalse] = [node.condition, node.whenTrue, node.whenFalse].map((part) =>
        part.getText(source),
      );
      add(node, `${condition} ? ${whenFalse} : ${whenTrue}`);
    } else if (ts.isIfStatement(node)) add(node.expression, 'false');
    else if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
      add(node, String(Number(node.text.replaceAll('_', '')) + 1));
    else if (ts.isStringLiteral(node) && isSentence(node)) add(node, `'mutated'`);
    else if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) add(node, 'mutated');
    else if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      listMethods.has(node.expression.name.text)
    )
      add(node, node.expression.expression.getText(source));
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

/** Whether a text has two words, so that people read it. Other texts are codes, which the compiler checks. */
const isSentence = (node) => node.text.trim().includes(' ');

/**
 * @param {string} text
 * @param {Mutation} mutation
 * @throws when the file has a different text at this offset
 */
export function applyMutation(text, { start, original, replacement }) {
  if (!text.startsWith(original, start))
    throw new Error(`The text at ${start} is not “${original}” any more.`);
  return text.slice(0, start) + replacement + text.slice(start + original.length);
}
