USER_ID=K7Q2M9XW4TZB8RHC5VJN3PYD6FLS1GAE

curl --fail-with-body \
  "${AVATURN_API_URL:-https://api.avaturn.me}/api/v1/users/$USER_ID/avatars?include_not_ready=true" \
  --header "Authorization: Bearer $AVATURN_API_TOKEN" --write-out '\n'
