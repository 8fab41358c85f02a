using System;
using System.Collections;
using System.Collections.Generic;
using Avaturn.Core.Runtime.Scripts.Mobile;
using UnityEngine;
using UnityEngine.Networking;

/// <summary>Opens the creator of AvaturnMobile, with a new session each time. Call Open from a button.</summary>
public sealed class OpenCreator : MonoBehaviour
{
    [Tooltip("The prefab in the scene, inactive. Each visit gets a copy of it.")]
    [SerializeField] private SessionMobileController _template;
    [SerializeField] private string _sessionEndpoint = "https://game.example.com/api/session";

    private readonly List<GameObject> _copies = new List<GameObject>();

    public void Open() => StartCoroutine(RequestAndOpen());

    private IEnumerator RequestAndOpen()
    {
        using (var request = new UnityWebRequest(_sessionEndpoint, UnityWebRequest.kHttpVerbPOST))
        {
            request.downloadHandler = new DownloadHandlerBuffer();
            yield return request.SendWebRequest();

            if (request.result != UnityWebRequest.Result.Success)
            {
                Debug.LogError($"No session: {request.error}");
                yield break;
            }

            // A controller reads its link only once, so each session needs a copy.
            foreach (GameObject old in _copies) old.SetActive(false);
            SessionMobileController controller = Instantiate(_template);
            controller.UseSession(JsonUtility.FromJson<Session>(request.downloadHandler.text).url);
            controller.Downloaded += () => RemoveOthers(controller.gameObject);
            _copies.Add(controller.gameObject);
            controller.gameObject.SetActive(true);

            // The web view exists after Start.
            yield return null;
            controller.GetComponentInChildren<MenuMobile>(true).Open();
        }
    }

    /// <summary>Only now, because the loader of an old copy owns the meshes of the old avatar.</summary>
    private void RemoveOthers(GameObject current)
    {
        foreach (GameObject copy in _copies)
        {
            if (copy != current) Destroy(copy);
        }
        _copies.RemoveAll(copy => copy != current);
    }

    [Serializable]
    private sealed class Session
    {
        public string url;
    }
}
