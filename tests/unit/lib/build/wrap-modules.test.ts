import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { wrapModules } from '@/lib/build/wrap-modules';

const start =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,';

describe('wrapModules', () => {
  it('puts modules in parentheses, but no nested functions', () => {
    const script = `${start}1,e=>{e.a=()=>1},2,3,function(e,t){t.b=[()=>2]},{otherChunks:[]}]);`;
    expect(wrapModules(script)).toBe(`${start}1,(e=>{e.a=()=>1}),2,3,(function(e,t){t.b=[()=>2]}),{otherChunks:[]}]);`);
  });

  it('does not change what modules do', () => {
    const script = wrapModules(`${start}7,(e,t)=>{t.text="(é)"+e}]);`);
    const context = vm.createContext({});
    vm.runInContext(script, context);
    expect(vm.runInContext('t={};TURBOPACK[0][2]("a",t);t.text', context)).toBe('(é)a');
  });

  it.each([
    ['has no module list', '(()=>{let a=[()=>1];self.b=a})();'],
    ['is empty', ''],
  ])('leaves a script unchanged if it %s', (_, script) => {
    expect(wrapModules(script)).toBe(script);
  });
});
