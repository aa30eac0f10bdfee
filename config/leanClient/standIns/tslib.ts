/**
 * Stands for `tslib`, of whose forty functions the client calls this one: it gives a module of either
 * kind the form `{ default }`. A test sees to it that the client does not come to call another.
 */
export const __importDefault = (module: { readonly __esModule?: boolean }): unknown =>
  module.__esModule ? module : { default: module };
