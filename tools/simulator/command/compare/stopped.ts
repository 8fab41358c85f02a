/** Why a comparison can't go on, without data of the project. */
export class Stopped extends Error {}

/** Whether a status says that a token is missing or wrong. */
export const isRefusal = (status: number): boolean => status === 401 || status === 403;

/** What a status says about the server or the token instead of the call; undefined for other statuses. */
export function troubleOf(status: number): string | undefined {
  if (isRefusal(status))
    return `the server refuses the token (${status}). Check AVATURN_API_TOKEN, and that the plan includes the API`;
  if (status === 429) return 'the server limits the number of requests (429). Run it again later';
  if (status >= 500) return `the server fails (${status}). Run it again later`;
  if (status >= 300 && status < 400) return `the server redirects (${status}), which isn't followed. Check --against`;
  return undefined;
}
