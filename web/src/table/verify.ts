/** SHA-256 of a text, as hexadecimal digits; `null` if this page may not compute it. */
export async function sha256(text: string): Promise<string | null> {
  // Browsers keep this to secure pages (https, or this very device).
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
