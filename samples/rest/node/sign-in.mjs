/** Your own sign-in says who sends a request. This tutorial knows one account. */
export function accountOf(_request) {
  return 'account-1';
}
