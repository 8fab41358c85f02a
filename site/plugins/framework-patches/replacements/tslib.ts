/** The one function of tslib that the framework's scripts call. See unused-parts.ts. */
export const __importDefault = (module: {readonly __esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
