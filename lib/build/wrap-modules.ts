import { type AnyNode, parse } from 'acorn';

/**
 * Puts the functions of a bundled script, which are its modules, in parentheses. Browsers take that for the sign of a function that
 * runs at once, and compile it beside the page while the file arrives; others they only skim then, and compile them in the
 * page's own time when they are called (https://v8.dev/blog/preparser#pife).
 * @param script a file as Turbopack writes it: one call with a list in which the modules stand between their numbers
 * @throws SyntaxError for what is no script
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
