import ts from 'typescript';
import type {Fault} from './blocks';
import type {PlatformNames} from './platform-names';
import type {CheckedProgram} from './type-check';

const isSdkFile = ({fileName}: ts.SourceFile) => fileName.includes('/@avaturn/sdk/');

/** What a name in a sample refers to: its declaration, or the field of the expected type. */
function symbolOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  const {parent} = name;
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === name) {
    return checker.getTypeAtLocation(parent.parent).getProperty(name.text);
  }
  if (ts.isObjectLiteralElement(parent) && parent.name === name && ts.isObjectLiteralExpression(parent.parent)) {
    return checker.getContextualType(parent.parent)?.getProperty(name.text);
  }
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Names that samples use from `@avaturn/sdk` and that `platform/` doesn't list. The type checker finds the owner of a name. */
export function sdkNameFaults(programs: readonly CheckedProgram[], {sdk}: PlatformNames): Fault[] {
  const faults: Fault[] = [];
  for (const {program, modules} of programs) {
    const checker = program.getTypeChecker();
    const isSdks = (symbol: ts.Symbol | undefined) =>
      symbol?.declarations?.some((declaration) => isSdkFile(declaration.getSourceFile())) ?? false;
    for (const {file, source} of modules) {
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node) && !sdk.has(node.text) && isSdks(symbolOf(checker, node))) {
          const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
          const message = `platform/web-sdk does not know \`${node.text}\`. Correct the name, or add it there.`;
          faults.push({file, line, message});
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  }
  return faults;
}
