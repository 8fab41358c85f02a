export WEBHOOK_SECRET=$(openssl rand -hex 24)
python3 server.py &

curl --include --retry 5 --retry-connrefused "http://localhost:8080/webhooks/avaturn/$WEBHOOK_SECRET" \
  --header "Content-Type: application/json" \
  --data '{"event": "avatar.ready", "avatar_id": "3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18"}'
