import { type AnyNode, parse } from 'acorn';

/**
 * Puts the module functions of a bundled script in parentheses. Browsers expect such a function to be called at once, and compile it
 * off the main thread while the file streams in; any other they only preparse then, and compile on the main thread when it is called
 * (https://v8.dev/blog/preparser#pife).
 * @param script a file as Turbopack writes it: one call with an array of modules, each after its ids
 * @throws SyntaxError for text that is not a script
 */
export function wrapModules(script: string): string {
  let result = '';
  let last = 0;
  for (const { start, end } of findModules(script)) {
    result += `${script.slice(last, start)}(${script.slice(start, end)})`;
    last = end;
  }
  return result + script.slice(last);
}

function findModules(script: string): AnyNode[] {
  return parse(script, { ecmaVersion: 'latest' }).body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return [];
    const [list] = statement.expression.arguments;
    return list?.type === 'ArrayExpression'
      ? list.elements.filter((element) => element !== null).filter(isFunction)
      : [];
  });
}

const isFunction = ({ type }: AnyNode) => type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
