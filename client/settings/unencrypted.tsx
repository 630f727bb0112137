// Banner for plain http from another machine, which an owner may allow (ALLOW_INSECURE_HTTP). Browsers call https and
// this machine itself secure contexts.

export function Unencrypted() {
  if (isSecureContext) return null;
  return (
    <p className="rounded-card bg-sunk px-4 py-3 text-soft">
      This connection isn't encrypted. Others on your network could read what you send, even your password.
    </p>
  );
}
