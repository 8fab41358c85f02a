/** The result of an export. Store `avatarId` with the user's account. */
export interface AvatarExport {
  /** A link for `httpURL`, otherwise a data URL with the GLB. */
  readonly url: string;
  readonly urlType: string;
  /** Not in an older message. */
  readonly avatarId?: string;
  /** Only of a session. */
  readonly sessionId?: string;
}

/** A message from the web view: the URL of its page, and the text. */
export interface PageMessage {
  readonly url: string;
  readonly data: string;
}

/**
 * The creator's URL with the SDK in the page.
 * @param creator URL of a project's page or of a session
 */
export function withPageSdk(creator: string): string {
  const url = new URL(creator);
  url.searchParams.set('sdk', 'true');
  return url.href;
}

// #region read
/** Reads one message. Returns undefined unless the creator's own page reports a finished avatar. */
export function readExport({url, data}: PageMessage, creator: string): AvatarExport | undefined {
  try {
    if (new URL(url).origin !== new URL(creator).origin) return undefined;
    const message = JSON.parse(data);
    if (message?.source !== 'avaturn' || message.eventName !== 'v2.avatar.exported') return undefined;
    const {url: link, urlType, avatarId, sessionId} = message.data;
    if (typeof link !== 'string' || link === '') return undefined;
    return {url: link, urlType: String(urlType), avatarId: avatarId ?? undefined, sessionId: sessionId ?? undefined};
  } catch {
    return undefined;
  }
}
// #endregion read
