/** Your own sign-in identifies the sender of a request. This tutorial has one account. */
export function accountOf(_request) {
  return 'account-1';
}
