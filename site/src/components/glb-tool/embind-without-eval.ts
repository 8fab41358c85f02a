/**
 * Basis Universal's transcoder uses Emscripten bindings that compile text with `new Function`. The policy forbids that in
 * workers, too, so this constructor creates the same two kinds of functions from the names of their parameters.
 */

/** How a C++ type is converted. */
interface WireType {
  readonly name: string;
  /** Size of a value in the packed arguments, in bytes. */
  readonly argPackAdvance: number;
  toWireType(destructors: unknown[], value: unknown): unknown;
  fromWireType(value: unknown): unknown;
  readValueFromPointer(pointer: number): unknown;
}

type Values = Readonly<Record<string, unknown>>;
type AnyFunction = (...values: unknown[]) => unknown;

/** Replaces the `Function` of this worker. Existing functions remain instances of it. */
export function replaceFunctionConstructor(): void {
  const withoutEval = (...parts: string[]) => {
    const body = parts.pop()!;
    return (...values: unknown[]) => {
      const named: Values = Object.fromEntries(parts.map((name, index) => [name, values[index]]));
      return 'invoker' in named ? cppCaller(named) : jsCaller(named, body.includes('new func'));
    };
  };
  withoutEval.prototype = Function.prototype;
  globalThis.Function = withoutEval as unknown as FunctionConstructor;
}

const argTypesOf = (named: Values): WireType[] =>
  Object.keys(named)
    .filter((name) => /^argType\d+$/.test(name))
    .map((name) => named[name] as WireType);

/** Calls C++ from JavaScript, where `classParam` is the type of `this`: the code that Emscripten's `craftInvokerFunction`
 * compiles. */
function cppCaller(named: Values): AnyFunction {
  const [invoker, runDestructors] = [named['invoker'], named['runDestructors']] as AnyFunction[];
  const [retType, classType] = [named['retType'], named['classParam']] as [WireType, WireType | null];
  const argTypes = argTypesOf(named);
  return function (this: unknown, ...args: unknown[]) {
    const destructors: unknown[] = [];
    const self = classType ? [classType.toWireType(destructors, this)] : [];
    const wired = argTypes.map((type, index) => type.toWireType(destructors, args[index]));
    const result = invoker!(named['fn'], ...self, ...wired);
    runDestructors!(destructors);
    wired.forEach((value, index) => (named[`arg${index}Wired_dtor`] as AnyFunction | undefined)?.(value));
    return retType.name === 'void' ? undefined : retType.fromWireType(result);
  };
}

/** Calls JavaScript from C++: the code that Emscripten's `__emval_get_method_caller` compiles. */
function jsCaller(named: Values, isConstructor: boolean): AnyFunction {
  const argTypes = argTypesOf(named);
  return (target, callee, destructors, packed) => {
    let pointer = packed as number;
    const args = argTypes.map((type) => {
      const value = type.readValueFromPointer(pointer);
      pointer += type.argPackAdvance;
      return value;
    });
    const result = isConstructor
      ? Reflect.construct(callee as new () => unknown, args)
      : Reflect.apply(callee as AnyFunction, target, args);
    return (named['emval_returnValue'] as AnyFunction | undefined)?.(named['retType'], destructors, result);
  };
}
