/**
 * The address of `List-Unsubscribe`, which mail services call by themselves when somebody presses “Unsubscribe” (RFC 8058): no
 * page of ours sent the request, so it has no Origin. It reads no session, and its secret alone says what it may do.
 */
const oneClickPath = /^\/api\/news\/leave\/[^/]+$/;

export const isOneClick = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  method === 'POST' && oneClickPath.test(path);
