-- Lets wrk print its result as one line of JSON. Times are in microseconds.
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '{"requests":%d,"duration":%d,"bytes":%d,"p50":%d,"p99":%d,"refused":%d,"failed":%d}\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(99),
    e.status, e.connect + e.read + e.write + e.timeout
  ))
end
