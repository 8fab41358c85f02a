/** `application/json`, and similar types such as `application/merge-patch+json`. */
export function isJson(mediaType: string): boolean {
  return /^[\w.+-]+\/([\w.-]+\+)?json\b/i.test(mediaType);
}

/** True if samples can send such a body. */
export function canSend(mediaType: string): boolean {
  return (
    isJson(mediaType) || /^(multipart\/form-data|application\/x-www-form-urlencoded|text\/[\w.+-]+)\b/i.test(mediaType)
  );
}
