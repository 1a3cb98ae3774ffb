import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { wrapModules } from '@/lib/build/wrap-modules';

const start =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,';

describe('the modules of a script', () => {
  it('stand in parentheses, and nothing within them does', () => {
    const script = `${start}1,e=>{e.a=()=>1},2,3,function(e,t){t.b=[()=>2]},{otherChunks:[]}]);`;
    expect(wrapModules(script)).toBe(`${start}1,(e=>{e.a=()=>1}),2,3,(function(e,t){t.b=[()=>2]}),{otherChunks:[]}]);`);
  });

  it('do what they did', () => {
    const script = wrapModules(`${start}7,(e,t)=>{t.text="(é)"+e}]);`);
    const context = vm.createContext({});
    vm.runInContext(script, context);
    expect(vm.runInContext('t={};TURBOPACK[0][2]("a",t);t.text', context)).toBe('(é)a');
  });

  it.each([
    ['has no list of modules', '(()=>{let a=[()=>1];self.b=a})();'],
    ['is empty', ''],
  ])('are none where a script %s', (_, script) => {
    expect(wrapModules(script)).toBe(script);
  });
});
