USER_ID=K7Q2M9XW4TZB8RHC5VJN3PYD6FLS1GAE

curl --fail-with-body --request POST "${AVATURN_API_URL:-https://api.avaturn.me}/api/v1/avatars/new" \
  --header "Authorization: Bearer $AVATURN_API_TOKEN" \
  --header "Content-Type: application/json" \
  --data "{\"user_id\": \"$USER_ID\"}" --write-out '\n'
