curl --fail-with-body --request PUT "$AVATURN_API_URL/sandbox/webhooks" \
  --header "Authorization: Bearer $AVATURN_API_TOKEN" \
  --header "Content-Type: application/json" \
  --data "{\"endpoints\": [{\"url\": \"http://127.0.0.1:8080/webhooks/avaturn/$WEBHOOK_SECRET\"}]}" \
  --write-out '\n'
