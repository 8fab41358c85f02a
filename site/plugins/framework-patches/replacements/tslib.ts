/** The one function of tslib that the framework's scripts call. See replaced-modules.ts. */
export const __importDefault = (module: {readonly __esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
