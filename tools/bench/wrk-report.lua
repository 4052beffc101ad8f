-- Prints wrk's result as one line of JSON; times are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"duration":%d,"p50":%d,"p99":%d,"errors":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.timeout + errors.status
  ))
end
