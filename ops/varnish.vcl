# Varnish 7 with varnish-modules in front of the storefront: docs/operations.md, "A cache before the shop".
# CDN=varnish, CDN_PURGE_URL=http://127.0.0.1:6081
vcl 4.1;

import std;
import xkey;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

# Only the storefronts may purge, directly: what a proxy for TLS on this machine forwards comes from this machine as well.
acl storefronts {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Varnish adds its client to the addresses that a proxy has named.
    if (client.ip !~ storefronts || req.http.x-forwarded-for ~ ",") {
      return (synth(403));
    }
    set req.http.x-forgotten = xkey.purge(req.http.xkey-purge);
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Cookies are ignored: the shop's headers say whether a page is the same for everybody.
  return (hash);
}

sub vcl_backend_response {
  if (!beresp.http.surrogate-control || beresp.http.set-cookie) {
    # A page of one visitor: the next request is passed on without waiting for this one.
    set beresp.uncacheable = true;
    set beresp.ttl = 2m;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=(\d+).*$", "\1s"), 0s);
  set beresp.grace = std.duration(regsub(beresp.http.surrogate-control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
  set beresp.keep = 1d;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-control;
}
